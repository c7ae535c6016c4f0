/** The sign of each kind of engine. */
const ICONS: { readonly [kind: string]: string } = {
  'siege-tower': 'siege-tower',
  ram: 'siege-ram',
  ballista: 'ballista',
  mangonel: 'catapult',
  trebuchet: 'trebuchet',
  wagon: 'old-wagon',
  barrel: 'barrel',
  ladder: 'ladder',
  mantlet: 'wooden-fence',
}
export const engineIcon = (kind: string): string => ICONS[kind] ?? 'gear-hammer'
