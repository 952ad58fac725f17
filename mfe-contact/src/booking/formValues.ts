import type { ServiceInterest } from '@site/validation';

/** What the form's fields hold; the rule of `@site/validation` turns it into a booking. */
export interface FormValues {
  name: string;
  email: string;
  phone: string;
  service: ServiceInterest | '';
  message: string;
}

export const emptyFormValues: FormValues = { name: '', email: '', phone: '', service: '', message: '' };

export const serviceLabels: Record<ServiceInterest, string> = {
  signals: 'Signals',
  management: 'Trade and account management',
  coaching: 'Mindset coaching',
  vip: 'VIP membership',
};

/** Whether a server's error names a field of the form. */
export const isField = (path: string): path is keyof FormValues => Object.hasOwn(emptyFormValues, path);
