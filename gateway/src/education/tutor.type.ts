import {
  outcomes,
  type Calculation as TutorCalculation,
  type Citation as TutorCitation,
  type Outcome,
  type TutorReply,
} from '@site/tutor/reply';
import { educationLevels, type AiChatInput as Input, type EducationLevel } from '@site/validation';
import { Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';

const enumOf = (names: readonly string[]) => Object.fromEntries(names.map(name => [name, name]));
export const EducationLevelEnum = enumOf(educationLevels);
registerEnumType(EducationLevelEnum, { name: 'EducationLevel' });

export const TutorOutcomeEnum = enumOf(outcomes);
registerEnumType(TutorOutcomeEnum, { name: 'TutorOutcome' });
export const TutorEngineEnum = enumOf(['lessons', 'model']);
registerEnumType(TutorEngineEnum, { name: 'TutorEngine' });

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

/** The passage that an answer comes from. */
@ObjectType()
export class Citation implements TutorCitation {
  /** As in the text: [1], [2] … */
  @Field(() => Int) declare number: number;
  @Field(() => EducationLevelEnum) declare level: EducationLevel;
  /** 1–6 within its level. */
  @Field(() => Int) declare module: number;
  @Field(() => String) declare title: string;
  @Field(() => String) declare section: string;
  /** The id of an entry of the glossary; null for a section. */
  @Field(() => String, { nullable: true }) declare term: string | null;
}

@ObjectType()
export class CalculationValue {
  @Field(() => String) declare name: string;
  @Field(() => Float) declare value: number;
}

/** A calculator of the education page with the numbers of a question. */
@ObjectType()
export class Calculation implements TutorCalculation {
  /** Its name in the address, `?tool=`. */
  @Field(() => String) declare tool: string;
  /** By their names in the address; those that the question did not give are missing. */
  @Field(() => [CalculationValue]) declare values: CalculationValue[];
}

/** The tutor's answer through REST, its stream and GraphQL (docs/specification.md#rest). */
@ObjectType()
export class AiChatReply implements TutorReply {
  @Field(() => String) declare response: string;
  @Field(() => TutorOutcomeEnum) declare outcome: Outcome;
  @Field(() => TutorEngineEnum) declare engine: TutorReply['engine'];
  @Field(() => [Citation]) declare citations: Citation[];
  /** Figures of the lessons that belong to the answer, by their names in the figures package. */
  @Field(() => [String]) declare figures: string[];
  @Field(() => Calculation, { nullable: true }) declare calculator: Calculation | null;
}
