#if canImport(Testing) && canImport(XCTest)
/// One thing that a test did with its app.
struct DriverStep {
  let site: CallSite
  /// How many lines the log had before.
  let firstLine: Int
}
#endif
