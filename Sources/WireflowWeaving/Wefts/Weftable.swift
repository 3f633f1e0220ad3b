/// An object that expresses wefts: a screen, a view model, a service.
///
/// A loom listens to it while the stitch that names it lives, and keeps it that long.
///
/// ```swift
/// final class MovieListScreen: Screen, Weftable {
///   let title = "Movies"
///   let weftSubject = WeftSubject()
///   var content: ScreenContent {
///     Row("Brazil") { self.weftSubject.send(MoviesWeft.moviePicked(id: 3)) }
///   }
/// }
/// ```
@MainActor
public protocol Weftable: AnyObject {
  /// The channel that carries the wefts, which is always the same one.
  var weftSubject: WeftSubject { get }

  /// Lets the weftable begin once a loom listens, such as to listen to a service.
  func readyToEmitWefts()
}

extension Weftable {
  /// Does nothing.
  public func readyToEmitWefts() {}
}
