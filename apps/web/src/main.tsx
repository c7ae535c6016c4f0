import { icons } from 'virtual:icons/shell'
import { render } from 'preact'
import { addIcons } from './art/icons.ts'
import { App } from './shell/app.tsx'
import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'
import './style/shell.css'
import './style/rules.css'
import './style/card.css'
import './style/online.css'

addIcons(icons)
render(<App />, document.getElementById('app')!)

const register = (): void => {
  navigator.serviceWorker.register('/service-worker.js')
}
// On a fast line everything may have loaded before this runs.
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}

const listen = async (): Promise<void> => (await import('./notices/watch.ts')).watchTurns()
// Nobody waits for this: the page is there first.
setTimeout(() => listen().catch(() => undefined), 600)
