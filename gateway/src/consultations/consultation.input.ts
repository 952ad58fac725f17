import type { ConsultationInput as Input, ServiceInterest } from '@site/validation';
import { Field, InputType } from 'type-graphql';
import { ServiceInterestEnum } from './consultation.entity.ts';

@InputType()
export class ConsultationInput implements Input {
  @Field(() => String) declare name: string;
  @Field(() => String) declare email: string;
  @Field(() => String) declare phone: string;
  @Field(() => ServiceInterestEnum) declare service: ServiceInterest;
  @Field(() => String, { nullable: true }) declare message?: string | null;
}
