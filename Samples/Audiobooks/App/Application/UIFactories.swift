/// The factories of all parts of the app, which each coordinator passes to the next.
///
/// A coordinator therefore needs no properties that only its children use.
@MainActor
struct UIFactories {
  let exploration: ExplorationUIFactory
  let library: LibraryUIFactory
  let profile: ProfileUIFactory
  let login: LoginUIFactory
  let consumption: ConsumptionUIFactory
}
