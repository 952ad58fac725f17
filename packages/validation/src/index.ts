export { emailSignupRule, type EmailSignupInput } from './text.ts';
export {
  changeableUntil,
  consultationRule,
  serviceInterests,
  type ConsultationInput,
  type ServiceInterest,
} from './consultation.ts';
export {
  FREE_SERVICE,
  interestOf,
  serviceChoiceIn,
  serviceLabels,
  type ServiceChoice,
} from './serviceChoice.ts';
export { paymentToast } from './payment.ts';
export { isOneTypoAway, suggestEmail } from './suggestEmail.ts';
export {
  aiChatRule,
  educationLevels,
  TUTOR_MESSAGE_MAX,
  type AiChatInput,
  type EducationLevel,
} from './aiChat.ts';
export { ATTEMPTS_MAX, CHECKS_MAX, progressRule } from './progress.ts';
