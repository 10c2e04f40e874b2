/** Keeps the panel above the on-screen keyboard, which covers the page instead of shrinking it. */
export function keepAboveKeyboard(panel: HTMLElement): void {
  const view = window.visualViewport;
  view?.addEventListener('resize', () => {
    const covered = Math.max(0, window.innerHeight - view.height - view.offsetTop);
    panel.style.setProperty('--keyboard', `${Math.round(covered)}px`);
    if (covered > 0 && document.activeElement instanceof HTMLTextAreaElement)
      document.activeElement.scrollIntoView({ block: 'center' });
  });
}
