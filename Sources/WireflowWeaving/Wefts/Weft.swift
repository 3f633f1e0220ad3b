/// A fact that navigation depends on, such as a movie that the user picked.
///
/// Name wefts as facts (`moviePicked`), not as commands (`showMovieDetail`), because each warp
/// decides how to respond. A weft may carry values. Its description appears in the presentation
/// log, so leave secrets out of the description (Wittemberg, "Let's weave your application").
///
/// ```swift
/// enum MoviesWeft: Weft {
///   case movieList
///   case moviePicked(id: Int)
/// }
/// ```
public protocol Weft: Sendable {}
