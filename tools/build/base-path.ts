/** Sets what Next makes of BASE_PATH, for tools without Next. Import it before modules that read it. */
process.env.NEXT_PUBLIC_BASE_PATH ??= process.env.BASE_PATH ?? '';
