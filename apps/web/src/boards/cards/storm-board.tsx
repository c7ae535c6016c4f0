/** The door to the card table: brings its icons and style along. */
import { icons } from 'virtual:icons/siegestorm'
import { addIcons } from '../../art/icons.ts'
import '../../style/storm.css'
import type { BoardProps } from '../../table/board.ts'
import { StormTable } from './storm-table.tsx'

addIcons(icons)

export const StormBoard = (props: BoardProps) => <StormTable {...props} />
