#if canImport(Testing) && canImport(XCTest)
/// The choice of when an assertion writes its snapshot.
///
/// Each write fails the test once, so that none goes unseen. Where the environment variable `CI`
/// is set, nothing is ever written. Else the argument of the call decides, then the scope or the
/// trait around it, then `WIREFLOW_SNAPSHOT_RECORD`, which has the name of a case; a value that is
/// none means never.
public enum SnapshotRecord: String, Sendable, CaseIterable {
  /// Writes nothing.
  case never
  /// Writes a snapshot that is not there yet, which is what happens if nobody says otherwise.
  case missing
  /// Writes a snapshot that is not there yet or differs.
  case failed
  /// Writes each snapshot that has other bytes, under the word that other tools have for it.
  case all
}
#endif
