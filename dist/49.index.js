const id = 49;
const ids = [49];
const modules = {
  /***/
  6049: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        pathFilter: () => (
          /* binding */
          pathFilter
        )
        /* harmony export */
      });
      var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4714);
      function pathFilter(globs) {
        const rules = globs.map((glob) => {
          const includes = !glob.startsWith("!");
          return { includes, matches: picomatch__WEBPACK_IMPORTED_MODULE_0__(anyDepth(includes ? glob : glob.slice(1)), { dot: true, nonegate: true }) };
        });
        const otherwise = rules[0] === void 0 || !rules[0].includes;
        return (path) => rules.findLast(({ matches }) => matches(path))?.includes ?? otherwise;
      }
      const anyDepth = (glob) => glob.replace(/(^|\/)\*\*(?=[^/*])/g, "$1**/*");
    })
  )
};
export {
  id,
  ids,
  modules
};
