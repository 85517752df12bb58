/** Milliseconds after which a press does what it does without script. */
const patience = 3000;

/** The controls of an island that only script answers: not the fields and buttons of a form that is posted. */
export const scripted = ":is(button, input, select):not([method] *)";

const islandOf = (control: Element) => control.closest<HTMLElement>("[data-island]");

/** Says above an island that it does not answer. */
export function addNotice(island: HTMLElement) {
  if (island.dataset.off !== undefined) return;
  island.dataset.changed = island.dataset.off = ""; // rendered from scratch if the script comes after all
  island.insertAdjacentHTML("beforebegin", '<p role="status">This part did not load. <a href="">Reload</a></p>');
}

export type Presses = {
  isHolding: () => boolean;
  /** Lets native controls answer, and drops the presses on all others. */
  giveUp: () => void;
};

/**
 * Holds presses on buttons and marked links of islands that are not hydrated yet, which `aria-busy` shows, and carries them
 * out in order when their island answers.
 */
export function holdPresses(want: (island: HTMLElement) => void): Presses {
  let held: HTMLElement[] = [];
  let timer = 0;
  let isLate = false;

  /** Takes controls out of those that are held, and acts on each. */
  function release(isChosen: (control: HTMLElement) => boolean, act: (control: HTMLElement) => void) {
    const chosen = held.filter(isChosen);
    held = held.filter((control) => !chosen.includes(control));
    for (const control of chosen) {
      control.removeAttribute("aria-busy");
      act(control);
    }
  }
  const press = (control: HTMLElement) => setTimeout(() => control.click());

  function giveUp() {
    isLate = true;
    release(
      (control) => !control.matches(scripted),
      (control) => {
        const island = islandOf(control);
        if (control.matches("a") && island) addNotice(island);
        // A link to a file would leave the page: the notice says what is wrong, and the next press follows the link.
        if (!control.matches("a") || (control as HTMLAnchorElement).pathname === location.pathname) press(control);
      },
    );
  }

  addEventListener(
    "click",
    (event) => {
      const target = event.target as Element;
      const control = target.closest?.<HTMLElement>("[data-island] :is(button, [data-answered])");
      const island = control && islandOf(control);
      if (!control || !island) {
        // The visitor leaves the page.
        const link = target.closest?.<HTMLAnchorElement>("a[href]");
        if (link && link.pathname !== location.pathname)
          release(
            () => true,
            () => undefined,
          );
        return;
      }
      const { state } = island.dataset;
      if (state === "awake" || state === "failed" || (isLate && !control.matches(scripted))) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      control.setAttribute("aria-busy", "true");
      held.push(control);
      timer ||= window.setTimeout(giveUp, patience);
      want(island);
    },
    true,
  );

  addEventListener("hydrated", ({ target, detail: find }) => {
    release(
      (control) => (target as Element).contains(find(control)),
      (control) => press(find(control)),
    );
    isLate = false;
    if (held[0]) return;
    clearTimeout(timer);
    timer = 0;
  });
  addEventListener("failed", ({ target }) => release((control) => (target as Element).contains(control), press));

  return {
    isHolding: () => held.length > 0,
    giveUp() {
      giveUp();
      release(
        () => true,
        () => undefined,
      );
    },
  };
}
