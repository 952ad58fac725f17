import type { EducationLevel } from '@site/contracts';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { EducationLevelEnum } from './tutor.reply.ts';

/** A lesson by its place in the programme. */
@ObjectType()
export class LessonRef {
  @Field(() => EducationLevelEnum) declare level: EducationLevel;
  /** 1–6 within its level. */
  @Field(() => Int) declare module: number;
  /** Of the module. */
  @Field(() => String) declare title: string;
}

/** An entry of the glossary. */
@ObjectType()
export class Term {
  @Field(() => ID) declare id: string;
  @Field(() => String) declare term: string;
  /** Two to four sentences of plain text. */
  @Field(() => String) declare definition: string;
  /** The lessons that explain it, the closest first. */
  @Field(() => [LessonRef]) declare lessons: LessonRef[];
}
