const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** For instance "1 Dec 2026, 09:30". */
export const Time = ({ at }: { at: Date }) => <time dateTime={at.toISOString()}>{when.format(at)}</time>;
