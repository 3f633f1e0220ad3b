/// A factory of screens for one area of an app, such as login or exploration.
///
/// It holds the screens' dependencies, so that coordinators need not. The protocol only isolates
/// the factory to the main actor. Swapping a factory is an A/B test of *what*, and swapping a
/// wireframe is one of *how* (Gornostaeva, "Flow Coordinators IRL").
@MainActor
public protocol UIFactory {}
