/** The card under the pointer or the focus, large beside the table, with what its keywords mean. */
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Card } from './card.tsx'
import { Keywords } from './keywords.tsx'
import { useStorm } from './storm-context.ts'

/** Apart from the table's own state: a pointer that passes by draws nothing else again. */
export const lookedAt = signal<{ readonly design: string; readonly id: string } | undefined>(undefined)

export const Preview = () => {
  const { view, voice } = useStorm()
  useEffect(() => {
    lookedAt.value = undefined
  }, [view])
  const looked = lookedAt.value
  if (!looked) return null
  const creature = view.creatures.find(one => one.id === looked.id)
  return (
    <div class="preview" aria-hidden="true" data-preview={looked.design}>
      <Card
        design={looked.design}
        size="large"
        voice={voice}
        {...(creature && { att: creature.att, def: creature.def, gang: creature.gang, spirit: creature.spirit })}
      />
      <Keywords design={looked.design} voice={voice} linked={false} />
    </div>
  )
}
