import { aiChatRule, consultationRule, emailSignupRule, progressRule } from '@site/validation';
import { z } from 'zod';

const rules = {
  EmailSignupInput: emailSignupRule,
  ConsultationInput: consultationRule,
  ProgressInput: progressRule([], []),
  AiChatInput: aiChatRule,
};

/** What openapi.json says of request bodies. */
export const requestSchemas = () =>
  Object.fromEntries(
    Object.entries<z.ZodType>(rules).map(([name, rule]) => {
      const { $schema: _dialect, ...schema } = z.toJSONSchema(rule, { io: 'input' });
      return [name, schema];
    }),
  );
