/**
 * Sets the variable from which Next passes BASE_PATH to the pages, for tools that run without Next.
 * Import it before modules that read the variable.
 */
process.env.NEXT_PUBLIC_BASE_PATH ??= process.env.BASE_PATH ?? '';
