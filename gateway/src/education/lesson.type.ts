import type { EducationLevel } from '@site/validation';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { EducationLevelEnum } from './tutor.type.ts';

@ObjectType()
export class LessonSection {
  @Field(() => String) declare id: string;
  @Field(() => String) declare title: string;
  @Field(() => [String]) declare paragraphs: readonly string[];
}

/** The lesson in numbers. */
@ObjectType()
export class LessonExample {
  @Field(() => String) declare title: string;
  @Field(() => [String]) declare paragraphs: readonly string[];
}

@ObjectType()
export class LessonTerm {
  @Field(() => String) declare term: string;
  @Field(() => String) declare definition: string;
}

@ObjectType()
export class LessonFigure {
  /** The id of the section that it follows, or `example`. */
  @Field(() => String) declare after: string;
  /** Its name in the figures package. */
  @Field(() => String) declare figure: string;
}

@ObjectType()
export class LessonCheck {
  /** A string, since caches take an ID to be unique: it is so within the lesson. */
  @Field(() => String) declare id: string;
  @Field(() => String) declare question: string;
  @Field(() => [String]) declare choices: readonly string[];
  /** Index of the right choice. */
  @Field(() => Int) declare answer: number;
  @Field(() => String) declare explanation: string;
  /** Why each choice is right or wrong, in their order. */
  @Field(() => [String]) declare explanations: readonly string[];
  /** The name of the figure that it asks about. */
  @Field(() => String, { nullable: true }) declare figure?: string | undefined;
}

/** A lesson as an unlocked module shows it. */
@ObjectType()
export class Lesson {
  @Field(() => EducationLevelEnum) declare level: EducationLevel;
  @Field(() => Int) declare module: number;
  @Field(() => String) declare title: string;
  @Field(() => String) declare summary: string;
  @Field(() => [LessonSection]) declare sections: readonly LessonSection[];
  @Field(() => LessonExample) declare example: LessonExample;
  @Field(() => [LessonFigure]) declare figures: readonly LessonFigure[];
  @Field(() => [LessonTerm]) declare terms: readonly LessonTerm[];
  @Field(() => [LessonCheck]) declare checks: readonly LessonCheck[];
}

/** An entry of the glossary. */
@ObjectType()
export class Term {
  @Field(() => ID) declare id: string;
  @Field(() => String) declare term: string;
  /** Two to four sentences of plain text. */
  @Field(() => String) declare definition: string;
  /** The lessons that explain it as level-module, such as "beginner-2"; the closest first. */
  @Field(() => [ID]) declare lessons: string[];
}
