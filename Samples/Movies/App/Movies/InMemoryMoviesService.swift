/// A service with invented movies.
@MainActor
final class InMemoryMoviesService: MoviesService {
  let wishlist: [Movie]
  let watched: [Movie]

  init() {
    let ines = Actor(id: 1, name: "Ines Aguilar")
    let jonas = Actor(id: 2, name: "Jonas Brandt")
    let mei = Actor(id: 3, name: "Mei Tanaka")
    wishlist = [
      Movie(id: 1, title: "The Loom", year: 1987, cast: [ines, jonas]),
      Movie(id: 2, title: "Seven Threads", year: 1999, cast: [mei]),
      Movie(id: 3, title: "The Long Night", year: 2004, cast: [jonas, mei], isForAdults: true),
    ]
    watched = [
      Movie(id: 4, title: "Harbour Lights", year: 1962, cast: [ines]),
      Movie(id: 5, title: "A Small Orchard", year: 2011, cast: [ines, mei]),
    ]
  }

  func actor(id: Int) -> (actor: Actor, movies: [Movie])? {
    let movies = (wishlist + watched).filter { movie in movie.cast.contains { $0.id == id } }
    return movies.first?.cast.first { $0.id == id }.map { ($0, movies) }
  }
}
