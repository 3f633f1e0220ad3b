#if canImport(Testing) && canImport(XCTest)
/// A list of objects that must be deallocated by the end of a scope.
@MainActor
public final class LeakTracker {
  /// A tracked object, with the place of the call that tracked it.
  struct Entry {
    weak var object: AnyObject?
    let name: String
    let site: CallSite
  }

  private(set) var entries: [Entry] = []

  init() {}

  /// Tracks an object by its type or by a name, and returns it.
  @discardableResult
  public func track<Object: AnyObject>(
    _ object: Object, _ name: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Object {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    entries.append(Entry(object: object, name: name ?? "\(Object.self)", site: site))
    return object
  }

  var hasSurvivors: Bool { entries.contains { $0.object != nil } }

  /// Records a failure for each object that is still in memory, except those that another tracked
  /// object is known to retain.
  func report(at site: CallSite) {
    if entries.isEmpty {
      recordFailure(
        "Nothing was tracked, so nothing can leak.\n\n  To fix: call track(_:) on each object that must go away.",
        at: site)
    }
    for (entry, kept) in survivors {
      let others = kept.isEmpty ? "" : " It keeps \(kept.joined(separator: ", "))."
      recordFailure(
        """
        \(entry.name) leaks: it is still in memory after the scope that ends at \(site).\(others)

          To fix: find who keeps it, such as a closure that captures it strongly; a variable \
        outside of the scope counts, too.
        """, at: entry.site)
    }
  }

  /// The leaked objects that no other tracked object is known to retain, with the names of the
  /// objects that each retains.
  private var survivors: [(entry: Entry, kept: [String])] {
    let living = entries.compactMap { entry in
      entry.object.map { (entry: entry, object: $0, keeping: KnownKeeping(of: $0)) }
    }
    return living.compactMap { one in
      if living.contains(where: { $0.keeping.includes(one.object) }) { return nil }
      let kept = living.filter { one.keeping.includes($0.object) }.map(\.entry.name)
      return (one.entry, kept)
    }
  }
}
#endif
