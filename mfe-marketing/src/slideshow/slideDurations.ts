/** How long each slide stays, in ms: the video, then three images (docs/specification.md#welcome). */
export const SLIDE_DURATIONS = [5000, 4000, 4000, 4000] as const;
