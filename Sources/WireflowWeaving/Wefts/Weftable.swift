/// Something that expresses wefts: a screen, a view model, a service.
///
/// A loom listens to it while the stitch that names it lives, and keeps it that long.
@MainActor
public protocol Weftable: AnyObject {
  /// What wefts are sent through; always the same one.
  var weftSubject: WeftSubject { get }

  /// Called once a loom listens, such as to begin listening to a service.
  func readyToEmitWefts()
}

extension Weftable {
  /// Does nothing.
  public func readyToEmitWefts() {}
}
