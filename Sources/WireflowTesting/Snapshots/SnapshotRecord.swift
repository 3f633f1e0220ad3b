#if canImport(Testing) && canImport(XCTest)
/// A choice of when an assertion writes its snapshot.
///
/// Each write fails the test once, so that you notice it. The first of these settings decides:
///
/// 1. If the environment variable `CI` is set, assertions never write.
/// 2. The `record` argument of the call.
/// 3. The scope or trait around the call.
/// 4. The variable `WIREFLOW_SNAPSHOT_RECORD`, which holds the name of a case.
///
/// If the variable holds anything else, assertions never write, even if the code says so.
public enum SnapshotRecord: String, Sendable, CaseIterable {
  /// Writes nothing.
  case never
  /// Writes a missing snapshot, which is the default.
  case missing
  /// Writes a snapshot that is missing or different.
  ///
  /// `assertNavigation` changes only the reported lines of a different baseline.
  case failed
  /// Writes every snapshot with different bytes, under the name that other tools use.
  ///
  /// `assertNavigation` also searches for rare results again, and adds them to the baseline.
  case all
}
#endif
