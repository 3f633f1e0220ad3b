/// A navigation state that something in the app has come to, such as a movie that was picked.
///
/// Name wefts as facts (`moviePicked`), not as commands (`showMovieDetail`): what follows is for
/// each warp to say. A weft may carry values. Its description stands in the presentation log, so a
/// weft that carries a secret describes itself without it (Wittemberg, "Let's weave your
/// application").
///
/// ```swift
/// enum MoviesWeft: Weft {
///   case movieList
///   case moviePicked(id: Int)
/// }
/// ```
public protocol Weft: Sendable {}
