declare global {
  interface Window {
    /** Called by React's first commit: from here on the page answers. Absent in the dev server. */
    pageAnswers?: () => void;
    /** Says in the page's language that it does not answer, and offers to load it again. */
    tellTrouble?: () => void;
  }
}

export {};
