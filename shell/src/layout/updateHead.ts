import { pageMeta } from './pageMeta.ts';

/** After a navigation: what the head says of the page that is shown, to people and to search engines. */
export function updateHead(pathname: string, brandName: string) {
  const { title, description, path } = pageMeta(pathname, brandName);
  const url = path && location.origin + path;
  document.title = title;
  setAttribute('meta', { name: 'description' }, 'content', description);
  setAttribute('meta', { property: 'og:title' }, 'content', path && title);
  setAttribute('meta', { property: 'og:description' }, 'content', path && description);
  setAttribute('meta', { property: 'og:url' }, 'content', url);
  setAttribute('link', { rel: 'canonical' }, 'href', url);
  setAttribute('meta', { name: 'robots' }, 'content', path ? null : 'noindex');
}

/** @param value null removes the element */
function setAttribute(tag: string, key: Record<string, string>, attribute: string, value: string | null) {
  const [name, text] = Object.entries(key)[0]!;
  let element = document.head.querySelector(`${tag}[${name}="${text}"]`);
  if (value === null) return element?.remove();
  if (!element) {
    element = document.createElement(tag);
    element.setAttribute(name, text);
    document.head.append(element);
  }
  element.setAttribute(attribute, value);
}
