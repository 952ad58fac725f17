import { defineEntity, p } from '@mikro-orm/core';
import { ATTEMPTS_MAX, educationLevels, type EducationLevel } from '@site/validation';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { EducationLevelEnum } from '../education/tutor.type.ts';
import { User } from '../identity/user.entity.ts';

/** An answer to one of the lesson's questions, whose id it has: two answers may have the same. */
@ObjectType()
@InputType('ProgressCheckInput')
export class ProgressCheck {
  @Field(() => ID) declare id: string;
  @Field(() => Boolean) declare right: boolean;
  @Field(() => GraphQLDateTime) declare at: string;
}

/** A trade of a practice exercise: what it gained or lost, in multiples of what was risked. */
@ObjectType()
@InputType('ProgressAttemptInput')
export class ProgressAttempt {
  @Field(() => String) declare exercise: string;
  @Field(() => Float) declare r: number;
  @Field(() => GraphQLDateTime) declare at: string;
}

/** The table's bound of either list, as its migration has it; of the checks fewer are kept. */
const LIST_MAX = ATTEMPTS_MAX;

const atMost = (list: string) => ({
  name: `module_progress_${list}_check`,
  expression: `jsonb_array_length(${list}) <= ${LIST_MAX}`,
});

const ModuleProgressSchema = defineEntity({
  name: 'ModuleProgress',
  tableName: 'module_progress',
  checks: [atMost('checks'), atMost('attempts')],
  properties: {
    owner: () => p.manyToOne(User).ref().primary().deleteRule('cascade'),
    level: p.enum(educationLevels).primary(),
    module: p.smallint().primary(),
    begunAt: p.datetime(6).strictNullable(),
    readAt: p.datetime(6).strictNullable(),
    checks: p.json<ProgressCheck[]>(),
    attempts: p.json<ProgressAttempt[]>(),
  },
});

/** What a user did in one module. The checks and attempts are in the order of their times. */
@ObjectType()
export class ModuleProgress extends ModuleProgressSchema.class {
  @Field(() => EducationLevelEnum) declare level: EducationLevel;
  /** 1–6 within its level. */
  @Field(() => Int) declare module: number;
  @Field(() => GraphQLDateTime, { nullable: true }) declare begunAt: Date | null;
  @Field(() => GraphQLDateTime, { nullable: true }) declare readAt: Date | null;
  @Field(() => [ProgressCheck]) declare checks: ProgressCheck[];
  @Field(() => [ProgressAttempt]) declare attempts: ProgressAttempt[];
}
ModuleProgressSchema.setClass(ModuleProgress);
