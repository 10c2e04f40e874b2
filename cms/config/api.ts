/** The routes name their whole paths, because not all of them are below `/api/v1`. */
export default { rest: { prefix: '' } };
