/// The factories of all parts of the app, which each coordinator hands on as they are.
///
/// So a coordinator that starts another need not hold what only the other one needs.
@MainActor
struct UIFactories {
  let exploration: ExplorationUIFactory
  let library: LibraryUIFactory
  let profile: ProfileUIFactory
  let login: LoginUIFactory
  let consumption: ConsumptionUIFactory
}
