/** The folder of the build that is tested: a record that another year may leave (`RECORD`) has one of its own beside `dist`. */
export const dist = process.env.RECORD ? `dist.${process.env.RECORD}` : 'dist'
