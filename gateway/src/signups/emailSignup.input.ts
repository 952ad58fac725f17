import type { EmailSignupInput as Input } from '@site/validation';
import { Field, InputType } from 'type-graphql';

@InputType()
export class EmailSignupInput implements Input {
  @Field(() => String) declare email: string;
}
