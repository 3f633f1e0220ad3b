public import Foundation

/// Rows that are loaded again lose the focus, and rows that come and go leave that of the others.
///
/// - `reloadData()` takes away the first responder: monazsh.com/2015/03/27, "the unfortunate mystery of
///   reloadData and resignFirstResponder"; e-com-net.com/article/1731782648361201664.
/// - "The number of rows contained in an existing section after the update must be equal to the number
///   … before the update, plus or minus the number of rows inserted or deleted": the exception's text;
///   Apple's page of `performBatchUpdates(_:completion:)`, where deletions come first.
extension UITableView {
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case none = 5
    case automatic = 100
  }

  /// The deletions and insertions of a batch.
  struct RowBatch {
    var deleted: [Int] = []
    var inserted: [Int] = []
  }

  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    batch = RowBatch()
    updates?()
    let (deleted, inserted) = (Set(batch.deleted), batch.inserted.sorted())
    batch = RowBatch()
    let count = rowCount
    rowCount = controller?.tableView(self, numberOfRowsInSection: 0) ?? 0
    if let count, let rowCount, count - deleted.count + inserted.count != rowCount {
      window?.double.note(
        "NSInternalInconsistencyException: Invalid update: \(count) rows, \(deleted.count) deleted,"
          + " \(inserted.count) inserted, and now \(rowCount).")
    }
    move(deleting: deleted, inserting: inserted)
    completion?(true)
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    batch.deleted += indexPaths.map(\.row)
  }

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    batch.inserted += indexPaths.map(\.row)
  }
}
