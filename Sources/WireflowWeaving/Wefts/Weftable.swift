/// An object that sends wefts, such as a screen, a view model or a service.
///
/// A loom listens to a weftable, and retains it, for as long as the weftable's stitch is active.
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
  /// The channel for the wefts, which never changes.
  var weftSubject: WeftSubject { get }

  /// Responds to a loom starting to listen, such as by listening to a service.
  func readyToEmitWefts()
}

extension Weftable {
  /// Does nothing.
  public func readyToEmitWefts() {}
}
