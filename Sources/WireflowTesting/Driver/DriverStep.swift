#if canImport(Testing) && canImport(XCTest)
/// One thing that a test did with its app.
struct DriverStep {
  let site: CallSite
  /// The number of lines that the log had before the step.
  let firstLine: Int
}
#endif
