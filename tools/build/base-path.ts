/**
 * Next hands BASE_PATH to the pages under the name that may reach the browser; the steps around the
 * build run without Next. Import it before anything that reads the name.
 */
process.env.NEXT_PUBLIC_BASE_PATH ??= process.env.BASE_PATH ?? '';
