import { wordsOf } from '../learning/hashes.ts';
import { normalize } from './normalize.ts';

/** What the tutor says in the languages that it recognises, and common words by which it does. */
const languages = [
  {
    notice: 'Este tutor enseña solo en inglés; por favor, escribe tu pregunta en inglés.',
    words:
      'que qué cual cuál como cómo cuando por para una un el la los las es son esta está del con mi me se lo no y de en si porque hacer puedo hay',
  },
  {
    notice: 'Ce tuteur enseigne uniquement en anglais ; merci de poser votre question en anglais.',
    words:
      'que quoi est ce cest quelle quel comment pourquoi une un le la les des du dans avec pour sur mon je jai ne pas et de en quand peut il vous',
  },
  {
    notice: 'Dieser Tutor unterrichtet nur auf Englisch; bitte stellen Sie Ihre Frage auf Englisch.',
    words:
      'was ist wie warum wann der die das ein eine und ich mein nicht mit fur auf von zu im den dem es sich bei man wenn kann soll bitte du sie wir jetzt weil oder sollte solltest mir meine',
  },
  {
    notice: 'Este tutor ensina apenas em inglês; por favor, escreva a sua pergunta em inglês.',
    words:
      'que qual como quando porque uma um o a os as e sao esta do da com meu minha nao em no na para por se eu voce tudo pode fazer qdo',
  },
].map(({ notice, words }) => ({ notice, words: new Set(wordsOf(normalize(words))) }));

/** One line in the language of a message where it is Spanish, French, German or Portuguese; else none. */
export function languageNotice(message: string): string | undefined {
  const words = wordsOf(normalize(message));
  const counts = languages.map(language => words.filter(word => language.words.has(word)).length);
  const most = Math.max(...counts);
  return most === 0 ? undefined : languages[counts.indexOf(most)]!.notice;
}

/** Words of another alphabet than the Latin one. A sign or two are no sentence. */
const OTHER_WORDS = /(?<!\p{L})[^\p{Script=Latin}\P{L}](?:[^\p{Script=Latin}\P{L}]|\p{M})+(?!\p{L})/gu;
const SENTENCE_LETTERS = 3;

/** Whether something is said in another alphabet than the Latin one: danger may not be recognised there. */
export const isOtherAlphabet = (message: string): boolean =>
  (message.normalize('NFKC').match(OTHER_WORDS)?.join('').length ?? 0) >= SENTENCE_LETTERS;
