/** Starts and stops one server. */
export { type Config, ConfigError, ENVIRONMENT_NAMES, readConfig } from './config.ts'
export { type GameEntry, gamesOf } from './match/games.ts'
export { type Parts, type RunningServer, startServer } from './server.ts'
