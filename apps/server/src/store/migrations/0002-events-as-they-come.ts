/** Events lie in the order in which they came, not sorted by match: writing one moves no other, at half the cost. */
export const EVENTS_AS_THEY_COME: readonly string[] = [
  'ALTER TABLE event RENAME TO sorted_event',
  `CREATE TABLE event (game TEXT NOT NULL, seq BIGINT NOT NULL, hash TEXT NOT NULL, body TEXT NOT NULL,
     PRIMARY KEY (game, seq))`,
  'INSERT INTO event (game, seq, hash, body) SELECT game, seq, hash, body FROM sorted_event ORDER BY game, seq',
  'DROP TABLE sorted_event',
]
