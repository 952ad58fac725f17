import type { EducationLevel } from '@site/contracts';
import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { memberOf } from '../graphql/memberOnly.ts';
import { AiChatInput } from './tutor.input.ts';
import { abortOnDisconnect } from './abortOnDisconnect.ts';
import { Lesson } from './lesson.type.ts';
import { openLesson } from './lessons.ts';
import { AiChatReply, EducationLevelEnum } from './tutor.reply.ts';

@Resolver()
export class EducationResolver {
  @Authorized()
  @Query(() => Lesson, { nullable: true })
  lesson(
    @Arg('level', () => EducationLevelEnum) level: EducationLevel,
    @Arg('module', () => Int) module: number,
  ): Lesson | null {
    return openLesson(level, module);
  }

  @Authorized()
  @Mutation(() => AiChatReply)
  async askTutor(
    @Ctx() context: Context,
    @Arg('input', () => AiChatInput) input: AiChatInput,
  ): Promise<AiChatReply> {
    const { deps, res } = context;
    const { id } = await memberOf(context);
    await deps.limit('tutor', id, res);
    return deps.tutor.ask(input, abortOnDisconnect(res));
  }
}
