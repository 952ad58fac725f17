import { z } from 'zod';
import { REQUIRED, requiredText } from './text.ts';

export const educationLevels = ['beginner', 'intermediate', 'expert'] as const;
export type EducationLevel = (typeof educationLevels)[number];

/** The longest message that the tutor accepts, in characters after trimming. */
export const TUTOR_MESSAGE_MAX = 2000;

/** A question to the tutor. `history` is what the client says was said: it is never trusted. */
export const aiChatRule = z.object({
  message: requiredText(TUTOR_MESSAGE_MAX),
  level: z.enum(educationLevels, {
    error: issue => (issue.input === undefined ? REQUIRED : `One of: ${educationLevels.join(', ')}`),
  }),
  history: z
    .array(z.object({ role: z.enum(['user', 'assistant']), content: z.string().max(8000) }))
    .max(6, 'At most 6 turns')
    .nullish(),
});
export type AiChatInput = z.infer<typeof aiChatRule>;
