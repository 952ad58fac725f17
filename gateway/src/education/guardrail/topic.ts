/** What a message is refused for, or met with help. */
export type Topic =
  | 'advice'
  | 'prediction'
  | 'signals'
  | 'guarantee'
  | 'vip'
  | 'illegal'
  | 'override'
  | 'off_topic'
  | 'distress';

/** A topic is met by any of `when`, unless `unless` shows that the message asks about the subject instead. */
export interface Rule {
  topic: Topic;
  when: readonly RegExp[];
  unless?: RegExp;
}
