import { useLayoutEffect, useRef } from 'preact/hooks';

/** Markup that the documentation made and escaped when the site was built. */
export function Markup({ of }: { readonly of: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const made = new DOMParser().parseFromString(of, 'text/html');
    place.current?.replaceChildren(...made.body.childNodes);
  }, [of]);
  return <span ref={place} class="markup" />;
}
