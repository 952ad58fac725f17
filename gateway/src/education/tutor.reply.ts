import { educationLevels, type EducationLevel } from '@site/validation';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

export const EducationLevelEnum = Object.fromEntries(educationLevels.map(name => [name, name]));
registerEnumType(EducationLevelEnum, { name: 'EducationLevel' });

export const TutorOutcomeEnum = {
  answer: 'answer',
  /** Lesson text that is no answer to the user's own case. */
  unsure: 'unsure',
  refusal: 'refusal',
  support: 'support',
  /** A hint at danger to life: numbers to call come first. */
  emergency: 'emergency',
  not_found: 'not_found',
} as const;
registerEnumType(TutorOutcomeEnum, { name: 'TutorOutcome' });
export const TutorEngineEnum = { lessons: 'lessons', model: 'model' } as const;
registerEnumType(TutorEngineEnum, { name: 'TutorEngine' });

/** The section that a sentence of the answer comes from. */
@ObjectType()
export class Citation {
  /** As in the text: [1], [2] … */
  @Field(() => Int) declare number: number;
  @Field(() => EducationLevelEnum) declare level: EducationLevel;
  /** 1–6 within its level. */
  @Field(() => Int) declare module: number;
  @Field(() => String) declare title: string;
  @Field(() => String) declare section: string;
}

/** The tutor's answer through REST, its stream and GraphQL (docs/specification.md#rest). */
@ObjectType()
export class AiChatReply {
  @Field(() => String) declare response: string;
  @Field(() => TutorOutcomeEnum) declare outcome: keyof typeof TutorOutcomeEnum;
  @Field(() => TutorEngineEnum) declare engine: keyof typeof TutorEngineEnum;
  @Field(() => [Citation]) declare citations: Citation[];
}
