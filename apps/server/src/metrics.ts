/** Figures for the host, in the Prometheus format. Counts and durations only. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  readonly registry: Registry
  readonly commands: Counter<'result'>
  readonly commandSeconds: Histogram
  readonly sockets: Gauge
  readonly tables: Gauge
  readonly messages: Counter<'result'>
  readonly resyncs: Counter
  readonly botMoves: Counter<'result'>
  readonly botSeconds: Histogram
  readonly frozen: Counter
}

export const makeMetrics = (): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'siegeworks_' })
  const registers = [registry]
  return {
    registry,
    commands: new Counter({
      name: 'siegeworks_commands_total',
      help: 'Commands by result',
      labelNames: ['result'],
      registers,
    }),
    commandSeconds: new Histogram({
      name: 'siegeworks_command_seconds',
      help: 'From the mailbox to the acknowledgement',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
      registers,
    }),
    sockets: new Gauge({ name: 'siegeworks_sockets', help: 'Open sockets', registers }),
    tables: new Gauge({ name: 'siegeworks_tables_loaded', help: 'Tables in memory', registers }),
    messages: new Counter({
      name: 'siegeworks_messages_total',
      help: 'Socket messages by result',
      labelNames: ['result'],
      registers,
    }),
    resyncs: new Counter({ name: 'siegeworks_resyncs_total', help: 'Slow readers put back to a sync', registers }),
    botMoves: new Counter({
      name: 'siegeworks_bot_moves_total',
      help: 'Thoughts of bots by result',
      labelNames: ['result'],
      registers,
    }),
    botSeconds: new Histogram({
      name: 'siegeworks_bot_seconds',
      help: 'From the question to a bot to its answer, waiting for its turn included',
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30],
      registers,
    }),
    frozen: new Counter({ name: 'siegeworks_frozen_total', help: 'Matches stopped for repair', registers }),
  }
}
