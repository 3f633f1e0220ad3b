/// A movie of the catalogue.
struct Movie: Equatable, Identifiable {
  let id: String
  let title: String
  let year: Int
  let cast: [Person]
}

/// An actor in a movie.
struct Person: Equatable, Identifiable {
  let id: String
  let name: String
}

extension Movie {
  /// The whole catalogue.
  static let all = [
    Movie(
      id: "brazil", title: "Brazil", year: 1985,
      cast: [
        Person(id: "jonathan-pryce", name: "Jonathan Pryce"),
        Person(id: "kim-greist", name: "Kim Greist"),
      ]),
    Movie(
      id: "metropolis", title: "Metropolis", year: 1927,
      cast: [Person(id: "brigitte-helm", name: "Brigitte Helm")]),
    Movie(
      id: "stalker", title: "Stalker", year: 1979,
      cast: [Person(id: "alisa-freindlich", name: "Alisa Freindlich")]),
    Movie(
      id: "v-for-vendetta", title: "V for Vendetta", year: 2005,
      cast: [
        Person(id: "natalie-portman", name: "Natalie Portman"),
        Person(id: "hugo-weaving", name: "Hugo Weaving"),
      ]),
  ]
}
