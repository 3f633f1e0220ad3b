/// A person who may see the catalogue.
struct Account: Equatable {
  let name: String
}
