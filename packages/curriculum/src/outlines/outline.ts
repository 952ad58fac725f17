/** What a module covers, for everybody: its lesson stays with the gateway. */
export interface Outline {
  summary: string;
  /** The titles of the lesson's sections. */
  sections: readonly string[];
  /** The terms that it defines. */
  terms: readonly string[];
}
