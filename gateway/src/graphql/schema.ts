import { printSchema, type GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { CatalogueResolver } from '../catalogue/catalogue.resolver.ts';
import { ConsultationResolver } from '../consultations/consultation.resolver.ts';
import { EducationResolver } from '../education/education.resolver.ts';
import { UserResolver } from '../identity/user.resolver.ts';
import { ProgressResolver } from '../progress/progress.resolver.ts';
import { EmailSignupResolver } from '../signups/emailSignup.resolver.ts';
import { authChecker } from './context.ts';

/** The whole schema. Input is checked by the zod rules of the functions that the resolvers call, not here. */
export const createSchema = (): GraphQLSchema =>
  buildSchemaSync({
    resolvers: [
      UserResolver,
      CatalogueResolver,
      EmailSignupResolver,
      ConsultationResolver,
      EducationResolver,
      ProgressResolver,
    ],
    authChecker,
    validate: false,
  });

/** The schema as text: what gateway/schema.graphql must be. */
export const printedSchema = (): string => `${printSchema(createSchema())}\n`;
