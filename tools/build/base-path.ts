/**
 * Sets the variable under which Next gives BASE_PATH to the pages, for tools that run without Next. To
 * be imported before modules that read it.
 */
process.env.NEXT_PUBLIC_BASE_PATH ??= process.env.BASE_PATH ?? '';
