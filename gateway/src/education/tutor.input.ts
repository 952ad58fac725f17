import type { AiChatInput as Input, EducationLevel } from '@site/validation';
import { Field, InputType } from 'type-graphql';
import { EducationLevelEnum } from './tutor.reply.ts';

@InputType()
export class AiChatTurnInput {
  /** 'user' or 'assistant'. */
  @Field(() => String) declare role: 'user' | 'assistant';
  @Field(() => String) declare content: string;
}

@InputType()
export class AiChatInput implements Input {
  @Field(() => String) declare message: string;
  @Field(() => EducationLevelEnum) declare level: EducationLevel;
  @Field(() => [AiChatTurnInput], { nullable: true }) declare history?: AiChatTurnInput[] | null;
}
